/** The theme that was chosen. */
const THEME = `try{var l=localStorage,d=document.documentElement.dataset,t=l.getItem("theme"),s=(l.getItem("sight")||"").split(" ");if(t==="light"||t==="dark")d.theme=t;if(s[2]){d.sightSize=s[0];d.sightContrast=s[1];d.sightPictures=s[2]}}catch(e){}`;

/** The mark that script runs; it is taken away again when the script does not come. */
const SCRIPT_MARK = `document.documentElement.dataset.script="on";addEventListener("error",function(e){if(e.target.type==="module")delete document.documentElement.dataset.script},true);`;

/** The number on the basket: pages are the same for everybody, so the browser counts. */
const BASKET = `var b=/(?:^|; )orbita_basket=([^;]+)/.exec(document.cookie);if(b)document.documentElement.style.setProperty("--basket",'"'+b[1].split(".").length+'"')`;

/** Runs in the head, before the first paint. Inline: the policy of each page holds its hash. */
export const FIRST_SCRIPT = THEME + SCRIPT_MARK + BASKET;
