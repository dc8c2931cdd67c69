import { AUDIENCE_PATHS } from "../../audience-paths.ts";
import type { CourseView } from "../../courses/course-view.ts";

type CrumbName = "home" | "children" | "adults";

/** The way to a course from the home page; `say` gives the names in the language of the page. Paths are without the language. */
export function courseCrumbs(
	{ audience, category, title, path }: Pick<CourseView, "audience" | "category" | "title" | "path">,
	say: (name: CrumbName) => string,
): { readonly label: string; readonly path: string }[] {
	return [
		{ label: say("home"), path: "/" },
		{ label: say(audience), path: AUDIENCE_PATHS[audience] },
		{ label: category.menu, path: `/${category.slug}` },
		{ label: title, path },
	];
}
