import { NumberInput } from "react-admin";
import { useWatch } from "react-hook-form";
import { ArtInput } from "../../fields/art-input.tsx";
import { COVERS } from "../../fields/covers.ts";
import { ItemsInput } from "../../fields/items-input.tsx";
import { LineInput } from "../../fields/line-input.tsx";
import { FormCard } from "../../frames/form-card.tsx";

export type Question = { readonly key: string; readonly options?: readonly Answer[] };
/** An answer that is still being written lacks some parts. */
type Answer = { readonly key?: string; readonly text?: Readonly<Record<string, string>> };

const label = (name: string) => `resources.quizzes.fields.${name}`;

/** The five questions with their answers; an answer about age has bounds. */
export function QuizQuestions() {
	const questions = useWatch({ name: "questions" }) as readonly Question[] | undefined;
	return questions?.map(({ key }, index) => (
		<FormCard key={key} name={`questions.${key}`}>
			<ItemsInput isInline label="resources.quizzes.fields.options" source={`questions.${index}.options`}>
				<LineInput label={label("text.ru")} required source="text.ru" />
				<LineInput label={label("text.en")} required source="text.en" />
				<LineInput label={label("key")} required source="key" />
				{key === "age" && <NumberInput helperText={false} label={label("from")} min={1} required source="ages.from" />}
				{key === "age" && <NumberInput helperText={false} label={label("to")} min={1} required source="ages.to" />}
				<ArtInput label={label("art")} names={COVERS} required source="art" />
			</ItemsInput>
		</FormCard>
	));
}
