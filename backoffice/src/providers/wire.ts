/** A value as it is sent over HTTP: moments are ISO strings. */
export type Wire<Value> = Value extends Date
	? string
	: Value extends readonly (infer Item)[]
		? readonly Wire<Item>[]
		: Value extends object
			? { readonly [Key in keyof Value]: Wire<Value[Key]> }
			: Value;
