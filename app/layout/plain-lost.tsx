import { useTranslations } from "../i18n/use-translations.ts";
import { siteAddress } from "../shared/site-address.ts";
import { useLocalPath } from "./local-link.tsx";

const WAYS = [
	["home", "/"],
	["children", "/children"],
	["adults", "/basic"],
] as const;

/** The error screen when the code of the real one could not be fetched: its text and its three links. */
export function PlainLost({ status }: { status: number }) {
	const t = useTranslations("layout.lost");
	const localPath = useLocalPath();
	return (
		<main id="main" className="wrap">
			<h1>
				<small>{t("error", { status: String(status) })}</small> {t("title")}
			</h1>
			{WAYS.map(([name, path]) => (
				<p key={name}>
					<a href={siteAddress(localPath(path))}>{t(name)}</a>
				</p>
			))}
		</main>
	);
}
