import type { AboutLicence } from "./about/about-view.ts";
import { Licence } from "./about/licence.tsx";
import "./about/about-page.css";
import type { PageView } from "../get-page.server.ts";
import { TextPage } from "./text-page.tsx";

/** The licence: first its number, then what it means for a family. */
export function LicencePage({ page, licence }: { page: PageView; licence: AboutLicence }) {
	return (
		<TextPage page={page}>
			<Licence licence={licence} />
		</TextPage>
	);
}
