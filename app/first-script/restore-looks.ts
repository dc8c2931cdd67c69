/** What was chosen in this browser, and the number on the basket: pages are the same for everybody. */
export function restoreLooks(): void {
	const { dataset, style } = document.documentElement;
	try {
		const theme = localStorage.getItem("theme");
		if (theme === "light" || theme === "dark") dataset.theme = theme;
		const [size, contrast, pictures, motion = "on"] = (localStorage.getItem("sight") || "").split(" ");
		if (pictures)
			Object.assign(dataset, {
				sightSize: size,
				sightContrast: contrast,
				sightPictures: pictures,
				sightMotion: motion,
			});
	} catch {}
	const [, basket] = /(?:^|; )orbita_basket=([^;]+)/.exec(document.cookie) || [];
	if (basket) style.setProperty("--basket", `"${basket.split(".").length}"`);
}
