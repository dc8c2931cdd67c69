import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { localeFromPath } from "./i18n/locales.ts";
import { loadWords, registerWords } from "./words.ts";

async function hydrate(): Promise<void> {
	const locale = localeFromPath(window.location.pathname.slice(import.meta.env.BASE_URL.length - 1));
	registerWords({ [locale]: await loadWords(locale) });
	startTransition(() => {
		hydrateRoot(
			document,
			<StrictMode>
				<HydratedRouter />
			</StrictMode>,
		);
	});
}

void hydrate();
