import { type FormEvent, useId, useState } from "react";
import { Button } from "../button/button.tsx";
import { ErrorSummary } from "../form/error-summary.tsx";
import { Field } from "../form/field.tsx";
import { Input } from "../form/input.tsx";
import { Stack } from "../layout/stack.tsx";
import { words } from "./gallery-words.ts";

const { feedback, fields } = words;

/** Press the button: the summary appears, takes the focus and leads to the fields. */
export function SummaryDemo() {
	const id = useId();
	const [attempt, setAttempt] = useState(0);
	function refuse(event: FormEvent) {
		event.preventDefault();
		setAttempt(attempt + 1);
	}
	const errors = [
		{ id: `${id}name`, message: fields.name },
		{ id: `${id}mail`, message: fields.mail },
	];
	return (
		<form noValidate onSubmit={refuse}>
			<Stack>
				{attempt > 0 && <ErrorSummary attempt={attempt} errors={errors} />}
				<Field error={attempt > 0 && fields.mailError} id={`${id}name`} label={fields.name} required>
					<Input />
				</Field>
				<Field error={attempt > 0 && fields.mailError} id={`${id}mail`} label={fields.mail} required>
					<Input type="email" />
				</Field>
				<div>
					<Button>{feedback.refuse}</Button>
				</div>
			</Stack>
		</form>
	);
}
