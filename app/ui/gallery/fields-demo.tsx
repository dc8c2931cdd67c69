import { Field } from "../form/field.tsx";
import { FormNote } from "../form/form-note.tsx";
import { Input } from "../form/input.tsx";
import { Range } from "../form/range.tsx";
import { Select } from "../form/select.tsx";
import { Textarea } from "../form/textarea.tsx";
import { Two } from "../layout/stack.tsx";
import { words } from "./gallery-words.ts";

const { fields } = words;

export function FieldsDemo() {
	return (
		<>
			<Two>
				<Field label={fields.name} required>
					<Input autoComplete="off" placeholder={fields.nameHint} />
				</Field>
				<Field error={fields.mailError} label={fields.mail} required>
					<Input defaultValue="katya@" type="email" />
				</Field>
				<Field label={fields.course}>
					<Select>
						<option>{fields.courseValue}</option>
					</Select>
				</Field>
				<Field hint={fields.phoneHint} label={fields.phone} optional>
					<Input defaultValue="+7 916 204-18-30" type="tel" valid />
				</Field>
				<Field label={fields.promo}>
					<Input defaultValue={fields.promoValue} disabled />
				</Field>
				<Field label={fields.search}>
					<Input icon="search" placeholder={fields.searchHint} type="search" />
				</Field>
				<Field label={fields.text}>
					<Textarea placeholder={fields.textHint} />
				</Field>
				<Field error={fields.mailError} label={fields.course}>
					<Select disabled>
						<option>{fields.courseValue}</option>
					</Select>
				</Field>
			</Two>
			<Field label={fields.months}>
				<Range defaultValue={18} max={36} min={3} scale={[3, 12, 24, 36].map((at) => ({ at, text: at }))} />
			</Field>
			<FormNote>{fields.note}</FormNote>
		</>
	);
}
