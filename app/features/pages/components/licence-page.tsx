import type { AboutLicence } from "./about/about-view.ts";
import { Licence } from "./about/licence.tsx";
import "./about/about-page.css";
import type { PageView } from "../get-page.server.ts";
import { TextPage } from "./text-page.tsx";

/** The licence: its number first, then what it gives to a family. */
export function LicencePage({ page, licence }: { page: PageView; licence: AboutLicence }) {
	return (
		<TextPage page={page}>
			<Licence licence={licence} />
		</TextPage>
	);
}
