import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { NumberInput, useLocaleState, useTranslate } from "react-admin";
import { useWatch } from "react-hook-form";
import { ItemsInput } from "../../fields/items-input.tsx";
import { LineInput } from "../../fields/line-input.tsx";
import { readOptionalNumber } from "../../fields/read-typed.ts";
import { FormCard } from "../../frames/form-card.tsx";
import type { Question } from "./quiz-questions.tsx";

const label = (name: string) => `resources.quizzes.fields.${name}`;

/** What speaks for each course: sentences, and points for answers. An answer without points gives none. */
export function QuizCourses() {
	const translate = useTranslate();
	const questions = (useWatch({ name: "questions" }) as readonly Question[] | undefined) ?? [];
	return (
		<FormCard name="courses">
			<Typography sx={{ color: "text.secondary" }} variant="body2">
				{translate("resources.quizzes.hints.fit")}
			</Typography>
			<ItemsInput label={label("courseList")} source="courses">
				<LineInput label={label("slug")} required source="slug" />
				<LineInput label={label("because.ru")} multiline required source="text.ru.because" />
				<LineInput label={label("not.ru")} multiline required source="text.ru.not" />
				<LineInput label={label("because.en")} multiline required source="text.en.because" />
				<LineInput label={label("not.en")} multiline required source="text.en.not" />
				<Points questions={questions.filter(({ key }) => key !== "age")} />
			</ItemsInput>
		</FormCard>
	);
}

function Points({ questions }: { questions: readonly Question[] }) {
	const translate = useTranslate();
	const [locale] = useLocaleState();
	return questions.map(({ key, options = [] }) => (
		<Box component="fieldset" key={key} sx={{ border: 0, margin: 0, padding: 0, width: "100%" }}>
			<legend>
				{`${translate(label("fit"))}: ${translate(`resources.quizzes.cards.questions.${key}`).toLocaleLowerCase(locale)}`}
			</legend>
			<Box
				sx={{
					display: "grid",
					gap: 1.5,
					gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 17rem), 1fr))",
					paddingBlock: 1.5,
				}}
			>
				{options.map((option) =>
					option.key ? (
						<NumberInput
							helperText={false}
							key={option.key}
							label={option.text?.[locale] || option.key}
							max={9}
							min={-9}
							// An answer whose points were cleared leaves the list.
							parse={readOptionalNumber}
							slotProps={{ inputLabel: { shrink: true } }}
							source={`fit.${key}.${option.key}`}
							step={1}
						/>
					) : null,
				)}
			</Box>
		</Box>
	));
}
