import Card from "@mui/material/Card";
import { styled } from "@mui/material/styles";
import { useGetList, useTranslate } from "react-admin";
import { Link } from "react-router-dom";
import type { Waiting } from "../office-resource.ts";
import { LIGHT } from "../theme/colours.ts";

/** One queue: how many wait, what they are, and a link to them. */
export function WaitingCard({ resource, queue: { filter, label, isHot } }: { resource: string; queue: Waiting }) {
	const translate = useTranslate();
	const { total } = useGetList(resource, { filter, pagination: { page: 1, perPage: 1 } });
	if (total === undefined) return null;
	return (
		<Card sx={isHot && total > 0 ? { boxShadow: `inset 4px 0 0 ${LIGHT.accent}` } : undefined}>
			<Whole to={`/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`}>
				<Figure>{total}</Figure>
				{translate(label, total)}
			</Whole>
		</Card>
	);
}

const Whole = styled(Link)(({ theme }) => ({
	color: theme.palette.text.secondary,
	display: "grid",
	gap: 4,
	padding: "1.1rem 1.25rem",
	textDecoration: "none",
}));

const Figure = styled("b")(({ theme }) => ({
	color: theme.palette.text.primary,
	font: '800 1.75rem/1.1 "Geologica", sans-serif',
	letterSpacing: "-0.035em",
}));
