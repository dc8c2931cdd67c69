import home from "./features/pages/home/words.en.json";
import layout from "./layout/words.en.json";
import ui from "./ui/words.en.json";

export default { home, layout, ui };
