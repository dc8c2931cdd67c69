import type { ComponentProps } from "react";
import { needWords } from "../../../i18n/word-shelves.ts";
import { deferUntilSign } from "../../../ui/deferred/defer-until-sign.tsx";
import type { WebinarPage } from "./webinar-page.tsx";
// Styles come with the page, whenever its code may come.
import "../../requests/components/request-form.css";
import "./webinars.css";

/** A webinar: to be read and booked it needs no code until somebody moves. A refusal takes the focus at once. */
export const WebinarScreen = deferUntilSign<ComponentProps<typeof WebinarPage>>(
	async () => {
		await needWords("webinars");
		return { default: (await import("./webinar-page.tsx")).WebinarPage };
	},
	{ atOnce: ({ refused }) => refused !== undefined },
);
