import { needMessages } from "../../../../i18n/message-catalogues.ts";
import { deferUntilSign } from "../../../../ui/deferred/defer-until-seen.tsx";
import type { AuthorPageView } from "../../authors/author-view.ts";
// Styles come with the page, whenever its code may come.
import "../../../../ui/wayfinding/pagination.css";
import "../card/post-card.css";
import "./author-page.css";

/** An author's page: links alone, which need no code until somebody moves. */
export const AuthorScreen = deferUntilSign<{ view: AuthorPageView }>(async () => {
	await needMessages("blog", "postCard");
	return import("./author-page.tsx");
});
