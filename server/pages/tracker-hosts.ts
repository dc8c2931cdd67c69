import { getSiteSettings } from "../../app/features/settings/get-site-settings.server.ts";
import type { Database } from "../../database/open-database.server.ts";

/** The origins whose scripts the content policy lets in: that of the configured visit tracker. */
export async function trackerHosts(db: Database): Promise<readonly string[]> {
	const { tracker } = await getSiteSettings(db);
	return tracker ? [new URL(tracker.script_url.replaceAll("{project_id}", "")).origin] : [];
}
