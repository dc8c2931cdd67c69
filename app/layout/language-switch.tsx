import { useMatches } from "react-router";
import { useLocale } from "use-intl";
import { LOCALE_SETTINGS, LOCALES } from "../i18n/locales.ts";
import { useTranslations } from "../i18n/use-translations.ts";
import type { Locale } from "../shared/localized.ts";
import { VisuallyHidden } from "../ui/layout/visually-hidden.tsx";
import { usePageAddress } from "./use-page-address.ts";

/** What a door tells of its page (`LoadedHead`); error screens tell nothing. */
type Told = { readonly loaderData?: { readonly head?: { readonly locales?: readonly Locale[] } } };

/**
 * The same page in the other language; nothing when it does not exist there. The address sets the language cookie on the server, so
 * it is a plain link that leaves the document.
 */
export function LanguageSwitch({ className }: { className?: string }) {
	const t = useTranslations("header.language");
	const locale = useLocale();
	const address = usePageAddress({ isForOthers: true });
	const page = useMatches().at(-1) as Told | undefined;
	const written = page?.loaderData?.head?.locales ?? LOCALES;
	if (!LOCALES.some((code) => code !== locale && written.includes(code))) return null;
	const to = encodeURIComponent(address);
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
		<div aria-label={t("label")} className={className ? `lang ${className}` : "lang"} role="group">
			{LOCALES.map((code) => (
				<a
					aria-current={code === locale || undefined}
					href={`${import.meta.env.BASE_URL}locale/${code}?to=${to}`}
					hrefLang={code}
					key={code}
					lang={code}
				>
					{LOCALE_SETTINGS[code].name}
					<VisuallyHidden> {t(code)}</VisuallyHidden>
				</a>
			))}
		</div>
	);
}
