import { type ComponentProps, useState } from "react";
import { useTranslations } from "../../i18n/use-translations.ts";
import { suggestEmail } from "../../shared/suggest-email.ts";
import { Field } from "./field.tsx";
import { Input } from "./input.tsx";

type EmailFieldProps = Omit<ComponentProps<typeof Field>, "children"> & { defaultValue?: string | undefined };

/** An address of a visitor. When the field is left, it asks about a typing error; it corrects one only when told to. */
export function EmailField({ defaultValue, hint, ...field }: EmailFieldProps) {
	const t = useTranslations("ui");
	const [slip, setSlip] = useState<{ input: HTMLInputElement; meant: string }>();
	function look(input: HTMLInputElement) {
		const meant = suggestEmail(input.value);
		setSlip(meant ? { input, meant } : undefined);
	}
	function take({ input, meant }: NonNullable<typeof slip>) {
		input.value = meant;
		input.dispatchEvent(new Event("input", { bubbles: true }));
		input.focus();
		setSlip(undefined);
	}
	const question = slip && (
		<button className="field__meant" onClick={() => take(slip)} type="button">
			{t("emailSuggestion", { email: slip.meant })}
		</button>
	);
	return (
		<Field {...field} hint={question ?? hint}>
			<Input
				autoComplete="email"
				defaultValue={defaultValue}
				inputMode="email"
				maxLength={254}
				name="email"
				onBlur={({ target }) => look(target)}
				type="email"
			/>
		</Field>
	);
}
