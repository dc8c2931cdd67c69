import { Form } from "react-router";
import { useLocale } from "use-intl";
import { localizePath } from "../../../../../i18n/locales.ts";
import { useTranslations } from "../../../../../i18n/use-translations.ts";
import { Button } from "../../../../../ui/button/button.tsx";
import { Field } from "../../../../../ui/form/field.tsx";
import { Select } from "../../../../../ui/form/select.tsx";
import type { ComparisonView } from "./comparison-view.ts";

type AddCourseProps = { comparison: ComparisonView; onAdd: () => void };

/** One more column. The page joins both values into its one spelling. */
export function AddCourse({ comparison, onAdd }: AddCourseProps) {
	const t = useTranslations("courses.comparison");
	const locale = useLocale();
	const chosen = comparison.courses.map(({ slug }) => slug);
	return (
		<Form action={localizePath("/compare", locale)} className="compare__add" method="get" onSubmit={onAdd}>
			<input name="courses" type="hidden" value={chosen.join(",")} />
			<Field label={t("add")}>
				<Select defaultValue="" key={chosen.join()} name="courses" required>
					<option disabled value="">
						{t("choose")}
					</option>
					{(["children", "adults"] as const).map((audience) => (
						<optgroup key={audience} label={t(`groups.${audience}`)}>
							{comparison.others
								.filter((course) => course.audience === audience)
								.map(({ slug, title }) => (
									<option key={slug} value={slug}>
										{title}
									</option>
								))}
						</optgroup>
					))}
				</Select>
			</Field>
			<Button icon="plus" type="submit" variant="secondary">
				{t("addAction")}
			</Button>
		</Form>
	);
}
