import { siteOriginsOf } from "../../app/i18n/locale-domains.ts";
import { CONTENT_CHANGED, isCount } from "../../database/tell-content.server.ts";
import type { ContentCache } from "../pages/content-cache.ts";
import { createContentCache } from "../pages/content-cache.ts";
import { nextContentChange } from "../pages/next-content-change.ts";
import { createPageCache, type PageCache } from "../pages/page-cache.ts";
import type { PolicyOptions } from "../pages/security-headers.ts";
import { trackerHosts } from "../pages/tracker-hosts.ts";
import type { SchoolContacts } from "../street/refusal-page/draw-refusal.ts";
import { getSchoolContacts } from "../street/refusal-page/get-school-contacts.ts";
import type { Services } from "./open-services.ts";

const MEGABYTE = 1024 * 1024;

/** What pages are read from, kept in and sent out with, and what is said where none can be had; all of it follows the content. */
export type PageCaches = {
	readonly cache: PageCache;
	readonly content: ContentCache;
	readonly policy: PolicyOptions;
	/** The contacts from when the database last answered. */
	readonly readContacts: () => SchoolContacts;
	/** Forgets everything that was made of the content. */
	forget(): void;
	stop(): Promise<void>;
};

/** Every instance forgets its pages when any of them changed the content; after a lost connection it cannot know, so it forgets too. */
export async function openPageCaches(
	{ school: { environment, clock }, database, paymentOrigins }: Services,
	isEditing: boolean,
): Promise<PageCaches> {
	const cache = createPageCache({ maxBytes: environment.PAGE_CACHE_MB * MEGABYTE, clock });
	const content = createContentCache(database.db, { nextChange: nextContentChange });
	const policy = {
		scriptHosts: await trackerHosts(database.db),
		formOrigins: paymentOrigins,
		siteOrigins: siteOriginsOf(environment),
		secure: environment.isSecure,
		isEditing,
	};
	let contacts = await getSchoolContacts(database.db);
	async function dropAll(): Promise<void> {
		cache.drop();
		const before = policy.scriptHosts.join();
		// Without the database nothing changes until the next notification.
		policy.scriptHosts = await trackerHosts(database.db).catch(() => policy.scriptHosts);
		// Pages that were rendered in the meantime have the old policy.
		if (policy.scriptHosts.join() !== before) cache.drop();
		contacts = await getSchoolContacts(database.db).catch(() => contacts);
	}
	function forget(): void {
		// At once, whatever it is: the next page is rendered from the content as it is now.
		content.drop();
		void dropAll();
	}
	function forgetCount(): void {
		content.drop();
		cache.dropSoon();
	}
	const stop = await database.listen(CONTENT_CHANGED, (what) => (isCount(what) ? forgetCount() : forget()), forget);
	return { cache, content, policy, readContacts: () => contacts, forget, stop };
}
