import { useLocale } from "use-intl";
import { localizePath } from "../../../i18n/locales.ts";
import { useTranslations } from "../../../i18n/use-translations.ts";
import { ChipLink, Chips } from "../../../ui/form/chip.tsx";

const WAYS = [
	{ key: "children", path: "/children" },
	{ key: "adults", path: "/basic" },
	{ key: "quiz", path: "/quiz_child_podhod" },
	{ key: "blog", path: "/blog" },
	{ key: "webinars", path: "/webinars" },
	{ key: "faq", path: "/faq" },
] as const;

/** Where to begin without a word to look for. */
export function SearchWays() {
	const t = useTranslations("search");
	const locale = useLocale();
	return (
		<section className="search__ways">
			<h2 className="step-2">{t("waysTitle")}</h2>
			<Chips label={t("ways")}>
				{WAYS.map(({ key, path }) => (
					<ChipLink key={key} to={localizePath(path, locale)}>
						{t(`way.${key}`)}
					</ChipLink>
				))}
			</Chips>
		</section>
	);
}
