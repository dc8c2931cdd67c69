import { needMessages } from "../../../../i18n/message-catalogues.ts";
import { deferUntilSign } from "../../../../ui/deferred/defer-until-seen.tsx";
import type { BlogListView } from "../../blog-list-view.ts";
// Styles come with the page, whenever its code may come.
import "../../../../ui/wayfinding/pagination.css";
import "../card/post-card.css";
import "./blog-page.css";

/** The list of posts: a form and links, which need no code until somebody moves. */
export const BlogScreen = deferUntilSign<{ list: BlogListView }>(async () => {
	await needMessages("blog", "postCard");
	return import("./blog-page.tsx");
});
