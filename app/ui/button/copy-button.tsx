import { useState } from "react";
import { useTranslations } from "../../i18n/use-translations.ts";
import { Button } from "./button.tsx";
import type { ButtonLook } from "./button-look.ts";
import { copyText } from "./copy-text.ts";

type CopyButtonProps = Pick<ButtonLook, "variant"> & {
	/** The text that is copied to the clipboard. */
	text: string;
	/** The label of the button before and after copying; "Copy" and "Copied" by default. */
	words?: { readonly copy: string; readonly copied: string };
};

/** A small button that copies a text, and says whether it could; its place is a live region. */
export function CopyButton({ text, words, variant }: CopyButtonProps) {
	const t = useTranslations("ui");
	const [isCopied, setCopied] = useState<boolean>();
	const said = words ?? { copy: t("copy"), copied: t("copied") };
	return (
		<Button
			icon={isCopied ? "check" : "copy"}
			onClick={async () => setCopied(await copyText(text))}
			size="sm"
			type="button"
			variant={variant}
		>
			{isCopied === undefined ? said.copy : isCopied ? said.copied : t("copyFailed")}
		</Button>
	);
}
