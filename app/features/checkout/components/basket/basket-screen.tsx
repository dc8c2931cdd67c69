import type { ComponentProps } from "react";
import { needWords } from "../../../../i18n/word-shelves.ts";
import { deferUntilSign } from "../../../../ui/deferred/defer-until-sign.tsx";
import type { BasketPage } from "./basket-page.tsx";
// Styles come with the page, whenever its code may come.
import "../../../../ui/ticket/ticket.css";
import "./basket.css";

/** The basket: forms that work without code until somebody moves. */
export const BasketScreen = deferUntilSign<ComponentProps<typeof BasketPage>>(
	async () => {
		await needWords("basket");
		return { default: (await import("./basket-page.tsx")).BasketPage };
	},
	{ atOnce: ({ refusal }) => refusal !== undefined },
);
