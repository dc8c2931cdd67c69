import type { ComponentProps } from "react";
import { needWords } from "../../../i18n/word-shelves.ts";
import { deferUntilSign } from "../../../ui/deferred/defer-until-sign.tsx";
import type { BonusPage } from "./bonus-page.tsx";
// Styles come with the page, whenever its code may come.
import "../../requests/components/request-form.css";
import "./landing.css";

/** The bonus: to be read and asked for it needs no code until somebody moves. */
export const BonusScreen = deferUntilSign<ComponentProps<typeof BonusPage>>(async () => {
	await needWords("landings");
	return { default: (await import("./bonus-page.tsx")).BonusPage };
});
