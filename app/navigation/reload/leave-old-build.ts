import { type Navigation, preparedNavigation } from "../prepare-navigation.ts";

/**
 * A page could not be drawn: where a newer build is out, this one may not understand the school's answers any more, as to a form. Then the
 * current page is loaded as a document, at most once in ten seconds; drafts keep what was typed.
 */
export async function leaveOldBuild(
	navigation: Pick<Navigation, "watch" | "recover"> | undefined = preparedNavigation(),
	{ pathname, search, hash }: Pick<Location, "pathname" | "search" | "hash"> = window.location,
): Promise<void> {
	await navigation?.watch.check();
	if (!navigation?.watch.isOutdated) return;
	const path = pathname + search;
	// The document has only just been loaded, so the build is not what is broken.
	await navigation.recover({ path, href: path + hash }, undefined).catch(() => undefined);
}
