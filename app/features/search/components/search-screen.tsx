import { needMessages } from "../../../i18n/message-catalogues.ts";
import { deferUntilSign } from "../../../ui/deferred/defer-until-seen.tsx";
import type { SearchView } from "../search-view.ts";
// Styles come with the page, whenever its code may come.
import "./search-page.css";

/** The search of the site: a form and links, which need no code until somebody moves. */
export const SearchScreen = deferUntilSign<{ search: SearchView }>(async () => {
	await needMessages("search");
	return import("./search-page.tsx");
});
