import type { RefObject } from "react";
import { Form, type FormProps } from "react-router";

type FilterFormProps = Omit<FormProps, "method" | "onChange" | "onSubmit" | "ref"> & {
	form: RefObject<HTMLFormElement | null>;
	apply: () => void;
};

/** A plain GET form, whose address can be sent to somebody; with script the list follows every change. */
export function FilterForm({ form, apply, ...rest }: FilterFormProps) {
	return (
		<Form
			{...rest}
			method="get"
			onChange={apply}
			onSubmit={(event) => {
				event.preventDefault();
				apply();
			}}
			ref={form}
		/>
	);
}
