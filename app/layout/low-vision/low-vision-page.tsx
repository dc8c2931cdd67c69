import { TextPage } from "../../features/pages/components/text-page.tsx";
import type { PageView } from "../../features/pages/get-page.server.ts";
import { Card } from "../../ui/card/card.tsx";
import { SightChoice } from "./sight-choice.tsx";

/** The settings for those who see badly, and what helps where no script runs. */
export function LowVisionPage({ page }: { page: PageView }) {
	return (
		<TextPage page={page}>
			<Card className="needs-script">
				<SightChoice />
			</Card>
		</TextPage>
	);
}
