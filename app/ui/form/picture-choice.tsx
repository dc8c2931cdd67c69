import type { ComponentProps, ReactNode } from "react";
import { Art } from "../art/art.tsx";
import type { ArtName } from "../art/art-sizes.ts";
import { useControlWiring } from "./field-wiring.ts";
import "./picture-choice.css";

type PictureChoiceProps = Omit<ComponentProps<"input">, "className" | "style" | "type" | "children"> & {
	art: ArtName | (string & {});
	children: ReactNode;
	type?: "radio" | "checkbox";
};

/** An answer that is a picture with a caption. */
export function PictureChoice({ art, children, type = "radio", ...rest }: PictureChoiceProps) {
	const wiring = useControlWiring(rest.checked !== undefined);
	return (
		<label className="pic">
			<input {...wiring} {...rest} type={type} />
			<Art loading="eager" name={art} />
			<span>{children}</span>
		</label>
	);
}
