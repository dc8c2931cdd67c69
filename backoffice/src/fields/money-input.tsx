import InputAdornment from "@mui/material/InputAdornment";
import TextField from "@mui/material/TextField";
import { useEffect, useState } from "react";
import { FieldTitle, InputHelperText, useInput } from "react-admin";
import type { Currency } from "../../../app/shared/money.ts";
import { parseMoney, typedMoney } from "./money-text.ts";

const SIGNS: Readonly<Record<Currency, string>> = { RUB: "₽", USD: "$" };

type MoneyInputProps = { source: string; currency: Currency; required?: boolean; label?: string };

/** An amount that is typed in roubles or dollars and stored in whole kopecks or cents. */
export function MoneyInput({ source, currency, required, label }: MoneyInputProps) {
	const { field, fieldState, id } = useInput({ source, validate: checkMoney });
	const [text, setText] = useState(typedMoney(field.value));
	const [typed, setTyped] = useState<unknown>(field.value);
	// The record changed under the input: another one was opened, or a state was restored.
	useEffect(() => {
		if (Object.is(field.value, typed)) return;
		setTyped(field.value);
		setText(typedMoney(field.value));
	}, [field.value, typed]);
	function type(value: string): void {
		const minor = parseMoney(value);
		// A text that is not an amount stays as typed, and the form refuses it.
		const kept = minor === undefined ? Number.NaN : minor;
		setText(value);
		setTyped(kept);
		field.onChange(kept);
	}
	return (
		<TextField
			error={fieldState.invalid}
			helperText={fieldState.invalid && <InputHelperText error={fieldState.error?.message} helperText={false} />}
			id={id}
			inputRef={field.ref}
			label={<FieldTitle isRequired={required} label={label} source={source} />}
			name={field.name}
			onBlur={field.onBlur}
			onChange={({ target }) => type(target.value)}
			slotProps={{
				htmlInput: { inputMode: "decimal", autoComplete: "off" },
				input: { endAdornment: <InputAdornment position="end">{SIGNS[currency]}</InputAdornment> },
			}}
			value={text}
		/>
	);
}

function checkMoney(value: unknown): string | undefined {
	return Number.isNaN(value) ? "errors.money" : undefined;
}
