import { useLoaderData } from "react-router";
import { ContactsPage } from "../../features/pages/components/contacts/contacts-page.tsx";
import { describeContacts } from "../../features/pages/describe-contacts.ts";
import { getPage } from "../../features/pages/get-page.server.ts";
import { schoolDay } from "../../features/pages/school-day.server.ts";
import { schoolJsonLd } from "../../features/pages/school-json-ld.ts";
import { InlineRequest } from "../../features/requests/components/inline-request.tsx";
import { getRequestForm } from "../../features/requests/pages/get-request-form.server.ts";
import { needMessages } from "../../i18n/message-catalogues.ts";
import { crumbsJsonLd } from "../crumbs-json-ld.server.ts";
import type { DoorHandle } from "../door-handle.ts";
import { openDoor } from "../open-door.server.ts";
import { metaFromLoader } from "../page-meta.ts";
import { pageNotFound } from "../page-not-found.server.ts";
import type { Route } from "./+types/contacts";

await needMessages("pages");

export const handle: DoorHandle = { cache: { params: [] }, scene: "paper" };

export async function loader(args: Route.LoaderArgs) {
	const door = await openDoor(args);
	const { db, locale, now, facts, settings, lifetime, siteUrl } = door;
	const [page, form] = await Promise.all([
		getPage(db, { slug: "contacts", locale, now, facts }),
		getRequestForm(db, { kind: "contact", locale, now, settings }),
	]);
	if (!page) pageNotFound(door);
	const { today, endsAt } = schoolDay(now, settings.hours.zone);
	lifetime.until(form.validUntil, endsAt);
	return {
		page,
		form,
		contacts: describeContacts(settings, locale, today),
		head: {
			title: page.seo.title,
			description: page.seo.description,
			path: "/contacts",
			locales: page.locales,
			jsonLd: [
				schoolJsonLd(settings, { siteUrl, locale }),
				crumbsJsonLd(door, { label: page.title, path: "/contacts" }),
			],
		},
	};
}

export const meta = metaFromLoader;

export default function ContactsDoor() {
	const { page, contacts, form } = useLoaderData<typeof loader>();
	return <ContactsPage contacts={contacts} page={page} request={<InlineRequest form={form} />} />;
}
