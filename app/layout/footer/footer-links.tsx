import { useTranslations } from "../../i18n/use-translations.ts";
import { Unbroken } from "../../ui/reading/unbroken.tsx";
import { MenuLink } from "../local-link.tsx";
import { type FooterGroup, type FooterPage, LOW_VISION } from "./footer-groups.ts";

/** A heading and the links under it. */
export function FooterLinks({ group: { key, links } }: { group: FooterGroup }) {
	const t = useTranslations("footer");
	return (
		<div>
			<h2>{t(key)}</h2>
			<ul className="list">
				{links.map((link) => (
					<li key={link.path}>
						<FooterLink link={link} />
					</li>
				))}
			</ul>
		</div>
	);
}

/** The low-vision version opens over the page. */
export function FooterLink({ link: { path, words } }: { link: FooterPage }) {
	const t = useTranslations("footer");
	return (
		<MenuLink data-modal={path === LOW_VISION.path ? "" : undefined} to={path}>
			<span>
				<Unbroken>{t(words)}</Unbroken>
			</span>
		</MenuLink>
	);
}
