import Avatar from "@mui/material/Avatar";
import { styled } from "@mui/material/styles";
import { PLANETS } from "../../theme/colours.ts";
import { initialsOf } from "./person-text.ts";

const COLOURS = Object.values(PLANETS);

/** Initials on a planet that a request keeps by its number, so that rows are told apart at a glance. */
export function PersonMark({ name, number }: { readonly name: string; readonly number: number }) {
	return (
		<Mark aria-hidden number={number}>
			{initialsOf(name)}
		</Mark>
	);
}

const Mark = styled(Avatar, { shouldForwardProp: (prop) => prop !== "number" })<{ number: number }>(
	({ theme, number }) => {
		const [backgroundColor, color] = COLOURS[number % COLOURS.length]?.[theme.palette.mode] ?? [];
		return { backgroundColor, color, fontSize: "0.8125rem", fontWeight: 700, height: 32, width: 32 };
	},
);
