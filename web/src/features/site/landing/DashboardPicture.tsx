import { ProductPicture } from "../ProductPicture.tsx";
import { dashboard } from "../pictures.json";

/** What one sees first of the product. */
export const DashboardPicture = () => (
  <ProductPicture
    of={dashboard}
    alt="Le tableau de bord de la démo : ce qui est à faire, du plus urgent au moins urgent"
  />
);
