import Alert from "@mui/material/Alert";
import AlertTitle from "@mui/material/AlertTitle";
import Link from "@mui/material/Link";
import { useEffect, useRef } from "react";
import { useNotify, useTranslate } from "react-admin";
import { useFormContext, useFormState } from "react-hook-form";
import { inputOfPath } from "../fields/place-of-path.ts";
import { useRefusedName } from "../fields/use-field-name.ts";
import { listErrors } from "./list-errors.ts";
import { listNames, orderByPlace } from "./order-by-place.ts";
import { revealField } from "./reveal-field.ts";

/** Says over the form which fields were refused; gets the focus, and leads to each of them. A refusal of the whole is a notice. */
export function ErrorSummary() {
	const translate = useTranslate();
	const nameField = useRefusedName();
	const { clearErrors, setFocus } = useFormContext();
	const { errors, submitCount } = useFormState();
	const box = useRef<HTMLDivElement>(null);
	const found = orderByPlace(listErrors(errors), listNames(box.current?.closest("form")));
	const hasErrors = found.length > 0;

	// An error of a field that has no input would block every later try, for nothing would ever check it again.
	useEffect(() => {
		const form = box.current?.closest("form");
		const clear = () => clearErrors();
		form?.addEventListener("submit", clear, { capture: true });
		return () => form?.removeEventListener("submit", clear, { capture: true });
	}, [clearErrors]);
	useEffect(() => {
		if (submitCount > 0 && hasErrors) box.current?.focus();
	}, [submitCount, hasErrors]);

	useNotifyRefusal();

	function lead(path: string): void {
		revealField(path);
		// After what was hidden has been rendered.
		requestAnimationFrame(() => setFocus(inputOfPath(path)));
	}

	return (
		<div ref={box} role="alert" tabIndex={-1}>
			{hasErrors && submitCount > 0 && (
				<Alert role="none" severity="error" sx={{ marginBlockEnd: 2 }}>
					<AlertTitle>{translate("errors.summary", found.length)}</AlertTitle>
					<ul>
						{found.map(({ path, message }) => (
							<li key={path}>
								<Link component="button" onClick={() => lead(path)} sx={{ color: "inherit" }} type="button">
									{nameField(path)}
								</Link>
								{": "}
								{translate(message, { _: message })}
							</li>
						))}
					</ul>
				</Alert>
			)}
		</div>
	);
}

/** Tells what is about no field: the session has ended, somebody else was faster, the school does not answer. */
function useNotifyRefusal(): void {
	const notify = useNotify();
	const { errors, submitCount } = useFormState();
	const refusal = errors.root?.serverError?.message;
	const toldAt = useRef(submitCount);
	useEffect(() => {
		if (submitCount === toldAt.current) return;
		toldAt.current = submitCount;
		if (refusal) notify(refusal, { type: "error" });
	}, [submitCount, refusal, notify]);
}
