import type { ReactNode } from "react";
import { useLocale } from "use-intl";
import { localizePath } from "../../../../i18n/locales.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { Card } from "../../../../ui/card/card.tsx";
import { Section, SectionHead } from "../../../../ui/layout/section.tsx";
import { Prose } from "../../../../ui/reading/prose.tsx";
import { Crumbs } from "../../../../ui/wayfinding/crumbs.tsx";
import type { PageView } from "../../get-page.server.ts";
import { Channels } from "./channels.tsx";
import type { ContactsView } from "./contacts-view.ts";
import { OpeningHours } from "./opening-hours.tsx";
import { Requisites } from "./requisites.tsx";
import { SchoolMap } from "./school-map.tsx";
import "./contacts-page.css";

type ContactsPageProps = {
	page: PageView;
	contacts: ContactsView;
	/** The form that asks for a phone. */
	request: ReactNode;
};

/** A phone form left, every other way to us right; hours, map and requisites below. */
export function ContactsPage({ page, contacts, request }: ContactsPageProps) {
	const t = useTranslations("pages.contacts");
	const locale = useLocale();
	return (
		<main id="main">
			<Section joined>
				<div className="contacts">
					<div className="contacts__head">
						<Crumbs items={[{ label: t("home"), to: localizePath("/", locale) }, { label: page.title }]} />
						<SectionHead as="h1" lead={page.lead} title={page.title} />
					</div>
					<Card as="section" className="contacts__form">
						<h2 className="visually-hidden">{t("form")}</h2>
						{request}
					</Card>
					<div className="contacts__ways">
						<Channels contacts={contacts} />
						<OpeningHours contacts={contacts} />
					</div>
					<div className="contacts__text">
						<Prose html={page.text.html} />
					</div>
				</div>
			</Section>
			<Section tone="sunken">
				<div className="contacts__office">
					<Requisites rows={contacts.requisites} />
					<SchoolMap address={contacts.address} />
				</div>
			</Section>
		</main>
	);
}
