import type { ComponentProps } from "react";
import { needWords } from "../../../../../i18n/word-shelves.ts";
import { deferUntilSign } from "../../../../../ui/deferred/defer-until-sign.tsx";
import type { RobloxGroupsPage } from "./roblox-groups-page.tsx";
// Styles come with the page, whenever its code may come.
import "../starts-table.css";
import "../course-hero.css";
import "./roblox.css";

/** The Roblox groups: nothing on the page needs code until somebody moves. */
export const RobloxGroupsScreen = deferUntilSign<ComponentProps<typeof RobloxGroupsPage>>(async () => {
	await needWords("catalog");
	return { default: (await import("./roblox-groups-page.tsx")).RobloxGroupsPage };
});
