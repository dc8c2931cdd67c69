import { useTranslations } from "../../i18n/use-translations.ts";
import { Unbroken } from "../../ui/reading/unbroken.tsx";
import { MenuLink } from "../local-link.tsx";
import { type FooterGroup, type FooterPage, LOW_VISION } from "./footer-groups.ts";

type FooterLinksProps = {
	group: FooterGroup;
	/** The link to the page at hand. */
	current: string | undefined;
};

/** A heading and the links under it. */
export function FooterLinks({ group: { key, links }, current }: FooterLinksProps) {
	const t = useTranslations("footer");
	return (
		<div>
			<h2>{t(key)}</h2>
			<ul className="list">
				{links.map((link) => (
					<li key={link.path}>
						<FooterLink current={current} link={link} />
					</li>
				))}
			</ul>
		</div>
	);
}

/** The low-vision version opens over the page. */
export function FooterLink({ link: { path, words }, current }: { link: FooterPage; current: string | undefined }) {
	const t = useTranslations("footer");
	return (
		<MenuLink current={current} data-modal={path === LOW_VISION.path ? "" : undefined} to={path}>
			<span>
				<Unbroken>{t(words)}</Unbroken>
			</span>
		</MenuLink>
	);
}
