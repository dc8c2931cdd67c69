import type { RequestFormView } from "../pages/request-form-view.ts";
import type { RequestAnswer } from "../submitting/request-answer.ts";
import { RequestCard } from "./request-card.tsx";
import { formQuery, RequestForm } from "./request-form.tsx";

type RequestPageProps = {
	readonly form: RequestFormView;
	readonly trialMinutes: number;
	readonly refused: RequestAnswer | undefined;
};

/** Any request form as a page. */
export function RequestPage({ form, trialMinutes, refused }: RequestPageProps) {
	return (
		<main id="main" className="wrap">
			<div className="request-page">
				<RequestCard view={form} trialMinutes={trialMinutes} heading="h1">
					<RequestForm key={formQuery(form)} view={form} size="full" refused={refused} />
				</RequestCard>
			</div>
		</main>
	);
}
