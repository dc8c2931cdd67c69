import { useTranslations } from "../../../../i18n/use-translations.ts";
import { Icon } from "../../../../ui/icon/icon.tsx";
import type { IconName } from "../../../../ui/icon/icon-names.ts";
import { AnyLink } from "../../../../ui/link/any-link.tsx";
import type { ContactsView } from "./contacts-view.ts";

const CHANNEL_ICONS: Readonly<Record<string, IconName>> = {
	telegram: "send",
	vk: "users-round",
	youtube: "circle-play",
	whatsapp: "message-circle",
};

/** Phones, mail and channels, each a link. */
export function Channels({ contacts }: { contacts: ContactsView }) {
	const t = useTranslations("pages.contacts");
	return (
		<section className="contacts__channels">
			<h2 className="step-3">{t("channels")}</h2>
			<ul>
				{contacts.phones.map(({ number, label, note }) => (
					<Way href={`tel:${number}`} icon="phone" key={number} label={label} note={note} />
				))}
				<Way href={`mailto:${contacts.email}`} icon="mail" label={contacts.email} note={t("mailNote")} />
				{contacts.channels.map(({ kind, url, label, note }) => (
					<Way href={url} icon={CHANNEL_ICONS[kind] ?? "globe"} key={url} label={label} note={note} />
				))}
			</ul>
		</section>
	);
}

type WayProps = { href: string; icon: IconName; label: string; note: string };

function Way({ href, icon, label, note }: WayProps) {
	return (
		<li>
			<Icon name={icon} />
			<div>
				<AnyLink href={href}>{label}</AnyLink>
				<span>{note}</span>
			</div>
		</li>
	);
}
