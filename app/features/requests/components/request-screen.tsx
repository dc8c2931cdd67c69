import type { ComponentProps } from "react";
import { needWords } from "../../../i18n/word-shelves.ts";
import { deferUntilSign } from "../../../ui/deferred/defer-until-sign.tsx";
import type { RequestPage } from "./request-page.tsx";
// Styles come with the page, whenever its code may come.
import "./request-form.css";

/** Any request form as a page: a plain form until somebody moves. A refusal takes the focus at once. */
export const RequestScreen = deferUntilSign<ComponentProps<typeof RequestPage>>(
	async () => {
		await needWords("requests");
		return { default: (await import("./request-page.tsx")).RequestPage };
	},
	{ atOnce: ({ refused }) => refused !== undefined },
);
