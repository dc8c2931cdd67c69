import { useTranslations } from "use-intl";
import { siteAddress } from "../shared/site-address.ts";
import { useLocalPath } from "./local-link.tsx";

/** What is left to say when the not-found screen itself could not be fetched. */
export function PlainLost() {
	const t = useTranslations("layout.lost");
	const localPath = useLocalPath();
	return (
		<main id="main" className="wrap">
			<h1>{t("title")}</h1>
			<p>
				<a href={siteAddress(localPath("/"))}>{t("home")}</a>
			</p>
		</main>
	);
}
