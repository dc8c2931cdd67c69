import { useLocale } from "use-intl";
import { localizePath } from "../../../../i18n/locales.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { Art } from "../../../../ui/art/art.tsx";
import { Icon } from "../../../../ui/icon/icon.tsx";
import { Link } from "../../../../ui/link/link.tsx";
import type { DirectionView } from "../../home-view.ts";

/** The last card of a direction, after those of its courses: what it is about, with a link to its page. */
export function DirectionTile({ direction: { path, title, lead, planet } }: { direction: DirectionView }) {
	const t = useTranslations("homeRest.popular");
	const locale = useLocale();
	return (
		<article className="home-direction" data-planet={planet}>
			<h3>
				<Link className="whole-link" to={localizePath(path, locale)}>
					{title}
				</Link>
			</h3>
			<p>{lead}</p>
			<Art name="astronaut-float" />
			<span aria-hidden="true" className="more" data-tone="quiet">
				{t("more")}
				<Icon name="arrow-right" />
			</span>
		</article>
	);
}
