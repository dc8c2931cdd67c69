import { existsSync } from "node:fs";
import { createStaffMessages } from "../../app/features/notifications/queueing/create-staff-messages.server.ts";
import { getSiteSettings } from "../../app/features/settings/get-site-settings.server.ts";
import { createFirstAdministrator } from "../../app/features/staff/create-first-administrator.server.ts";
import { hasRight } from "../../app/features/staff/find-standing.server.ts";
import { ACCOUNTS_PATH, openStaffAccounts } from "../../app/features/staff/open-staff-accounts.server.ts";
import { siteOriginsOf } from "../../app/i18n/locale-domains.ts";
import { siteUrlOf } from "../../app/platform/environment.server.ts";
import type { FileStore } from "../../app/platform/file-store.server.ts";
import { createRateLimit } from "../../app/platform/rate-limit.server.ts";
import { sessionSecret } from "../../app/platform/session-secret.server.ts";
import type { Resource } from "../../app/records/resource.ts";
import { showDraft } from "../../app/records/show-draft.server.ts";
import type { School } from "../../app/request-context.server.ts";
import { MINUTE_MS } from "../../app/shared/durations.ts";
import { PREVIEW_PARAM } from "../../app/shared/secret-paths.ts";
import type { ResourceName } from "../../app/shared/staff-rights.ts";
import { splitAddress } from "../addresses/split-address.ts";
import { announce } from "../announce.ts";
import type { PageRenderer } from "../pages/render-pages.ts";
import type { RenderedPage } from "../pages/stored-page.ts";
import { loadStaticFiles, type StaticFiles } from "../street/static-files.ts";
import type { StreetApp, StreetContext } from "../street/street-app.ts";
import { classOf } from "../watch/metrics.ts";
import { answerAccounts } from "./accounts-door.ts";
import { createAdminApi } from "./admin-api.ts";
import type { BoardChannel } from "./board-news.ts";
import { ENTRANCE_BYTES, limitBody } from "./limit-body.ts";
import type { OfficeMetrics, OfficeParts } from "./office-parts.ts";
import { readPreview } from "./preview-link.ts";
import { createBackofficePage } from "./serve-backoffice.ts";

const OFFICE_TRIES = 1200;
const OFFICE_WINDOW_MS = MINUTE_MS;

export type Office = OfficeParts & {
	/** The page of the screens; undefined when they are not built. */
	readonly page: () => Promise<Response | undefined>;
	readonly files: StaticFiles;
	/** The page of a draft, when the address contains a valid link to one; `beingEdited` while somebody is saving it. */
	showDraft(url: string, renderer: PageRenderer): Promise<RenderedPage | "beingEdited" | undefined>;
};

type OfficeOptions = {
	readonly school: School;
	readonly resources: ReadonlyMap<ResourceName, Resource>;
	readonly board: BoardChannel;
	readonly store: FileStore;
	readonly forgetPages: () => void;
	/** The folder of the built screens; undefined during development. */
	readonly adminFolder: string | undefined;
};

/** Opens the office of the staff: accounts, the first owner, the screens. */
export async function openOffice({ school, adminFolder, ...parts }: OfficeOptions): Promise<Office> {
	const { environment, clock, db } = school;
	const { BASE_PATH } = environment;
	const secret = sessionSecret(environment);
	const origins = siteOriginsOf(environment);
	const accounts = openStaffAccounts(db, {
		clock,
		messages: createStaffMessages(school.jobs),
		secret,
		siteUrl: siteUrlOf(environment),
		origins,
		readSchool: async () => (await getSiteSettings(db)).school.en,
	});
	await letFirstOwnerIn(school);
	const files = adminFolder && existsSync(adminFolder) ? findAssets(adminFolder, BASE_PATH) : { find: () => undefined };
	return {
		...parts,
		school,
		accounts,
		secret,
		officeLimit: createRateLimit({ tries: OFFICE_TRIES, windowMs: OFFICE_WINDOW_MS, clock }),
		page: createBackofficePage(adminFolder, {
			secure: environment.isSecure,
			siteOrigins: origins,
			readSchool: async () => {
				const { hours, school: name } = await getSiteSettings(db);
				return { zone: hours.zone, name };
			},
		}),
		files,
		async showDraft(url, renderer) {
			const token = new URLSearchParams(splitAddress(url).query).get(PREVIEW_PARAM);
			const now = clock.now();
			const link = token ? readPreview(token, now, secret) : undefined;
			const resource = link && parts.resources.get(link.target.resource);
			if (!link || !resource) return undefined;
			const { target, staffId } = link;
			if (!(await hasRight(db, staffId, { resource: target.resource, verb: "read" }))) return undefined;
			const request = new Request(new URL(url, environment.publicUrl));
			const shown = await showDraft(db, { resource, target, now }, (transaction) =>
				renderer.renderPreview(request, transaction),
			);
			if (shown.ok) return shown.value;
			return shown.code === "beingEdited" ? "beingEdited" : undefined;
		},
	};
}

/** Mounts the office's routes on the server. */
export function mountOffice(app: StreetApp, office: Office, metrics: OfficeMetrics): void {
	const openPage = async (c: StreetContext) =>
		(await office.page()) ?? c.get("refuse")({ status: 404, reason: "unknown" });
	app.get("/admin", openPage);
	app.get("/admin/", openPage);
	// Messages to managers link to a record by an address that stays the same however the screens are built.
	app.get("/admin/:resource{requests|orders|invoices}/:id", (c) =>
		c.redirect(
			`${office.school.environment.BASE_PATH}admin#/${c.req.param("resource")}/${encodeURIComponent(c.req.param("id"))}/show`,
		),
	);
	app.use(`${ACCOUNTS_PATH}/*`, limitBody(ENTRANCE_BYTES));
	app.all(`${ACCOUNTS_PATH}/*`, async (c) => {
		const answer = await answerAccounts(c, office, metrics);
		metrics.answers.inc({ status: classOf(answer.status), source: "office" });
		return answer;
	});
	app.route("/api/admin", createAdminApi(office, metrics));
}

/** Whether an address asks for a draft. */
export function isPreview(url: string): boolean {
	return url.includes(`${PREVIEW_PARAM}=`);
}

async function letFirstOwnerIn({ db, environment }: School): Promise<void> {
	const first = await createFirstAdministrator(db, environment);
	if (!first) return;
	const way = first.madePassword
		? `password ${first.madePassword} (shown this once)`
		: "the password of ADMIN_PASSWORD";
	announce(`The office: ${siteUrlOf(environment)}/admin, sign in as ${first.email} with ${way}.`);
}

/** The files of the screens except their page, which is sent with its content policy. */
function findAssets(folder: string, basePath: string): StaticFiles {
	const below = `${basePath}admin/`;
	const files = loadStaticFiles(folder, below);
	return { find: (url) => (url.startsWith(`${below}assets/`) ? files.find(url) : undefined) };
}
