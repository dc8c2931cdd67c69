import { Form, useNavigate } from "react-router";
import { useLocale } from "use-intl";
import { localizePath } from "../../../../i18n/locales.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { Button } from "../../../../ui/button/button.tsx";
import { comparedSearch, FEWEST_COMPARED, MOST_COMPARED } from "./compared-courses.ts";
import type { CoursePicks } from "./course-picks.ts";
import "./compare-bar.css";

export const COMPARE_FORM = "compare-courses";

/** The form behind the marks on the cards. It sticks to the window while something is marked. */
export function CompareBar({ picks }: { picks: CoursePicks }) {
	const t = useTranslations("courses.compare");
	const navigate = useNavigate();
	const path = localizePath("/compare", useLocale());
	return (
		<Form
			action={path}
			className="compare-bar"
			data-refused={picks.isRefused || undefined}
			id={COMPARE_FORM}
			method="get"
			onSubmit={(event) => {
				event.preventDefault();
				navigate(path + comparedSearch(picks.chosen));
			}}
		>
			<p aria-live="polite">
				<CompareState picks={picks} />
			</p>
			<div className="cluster">
				{picks.chosen.length > 0 && (
					<Button onClick={picks.clear} size="sm" type="button" variant="ghost">
						{t("clear")}
					</Button>
				)}
				<Button icon="scale" size="sm" type="submit" variant="secondary">
					{t("submit")}
				</Button>
			</div>
		</Form>
	);
}

function CompareState({ picks }: { picks: CoursePicks }) {
	const t = useTranslations("courses.compare");
	const count = picks.chosen.length;
	if (picks.isRefused) return t("refused", { max: MOST_COMPARED });
	if (count === 0) return t("hint", { min: FEWEST_COMPARED, max: MOST_COMPARED });
	if (count < FEWEST_COMPARED) return t("oneMore");
	return t("chosen", { count, max: MOST_COMPARED });
}
