import type { StaticHandlerContext } from "react-router";
import { addressTitlePicture } from "../features/discovery/pictures/address-page-picture.server.ts";
import type { School } from "../request-context.server.ts";
import type { DoorHandle } from "./door-handle.ts";
import type { LoadedHead, PageHead } from "./page-meta.ts";

type Hall = { readonly school: Pick<PageHead, "locale" | "siteName"> };
type Page = { readonly head?: LoadedHead };

/**
 * Gives the page about to be rendered a preview picture with its title, where its route names none. Pages that are not indexed keep the
 * general one, as their title may be private. Only the server prints cards, so what the browser is told about the page does not change.
 */
export function addPagePicture(answer: StaticHandlerContext, { pictureKey }: Pick<School, "pictureKey">): void {
	const { loaderData, matches, errors } = answer;
	const { id = "", handle } = matches.at(-1)?.route ?? {};
	const page: Page | undefined = loaderData[id];
	const hall: Hall | undefined = loaderData.root;
	if (errors || !hall || !page?.head || page.head.picture || page.head.noindex) return;
	const { locale, siteName } = hall.school;
	const { scene = "paper" }: DoorHandle = handle ?? {};
	const title = withoutSchool(page.head.title, siteName);
	const picture = addressTitlePicture({ title, scene }, { locale, facts: { school: siteName }, pictureKey });
	answer.loaderData = { ...loaderData, [id]: { ...page, head: { ...page.head, picture } } };
}

/** Pictures are signed with the name of the school, so what names it behind a dash is left out: «Родителям — блог „Орбита“». */
function withoutSchool(title: string, school: string): string {
	const [first = "", ...rest] = title.split(/(?=\s—\s)/);
	return [first, ...rest.filter((part) => !part.includes(school))].join("");
}
