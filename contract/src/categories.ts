import { uuid } from "@bosco/domain";
import {
  category,
  categoryChanges,
  newCategory,
  newSubCategory,
  subCategory,
  subCategoryChanges,
} from "@bosco/domain/inventory";
import { z } from "zod";
import { user } from "./access.ts";

const byId = z.strictObject({ id: uuid });

export const categoriesContract = {
  list: user.route({ method: "GET", path: "/categories" }).output(z.array(category)),
  create: user.route({ method: "POST", path: "/categories", successStatus: 201 }).input(newCategory).output(category),
  update: user.route({ method: "PATCH", path: "/categories/{id}" }).input(categoryChanges).output(category),
  remove: user.route({ method: "DELETE", path: "/categories/{id}" }).input(byId).output(byId),
};

export const subCategoriesContract = {
  list: user.route({ method: "GET", path: "/sous_categories" }).output(z.array(subCategory)),
  create: user
    .route({ method: "POST", path: "/sous_categories", successStatus: 201 })
    .input(newSubCategory)
    .output(subCategory),
  update: user.route({ method: "PATCH", path: "/sous_categories/{id}" }).input(subCategoryChanges).output(subCategory),
  remove: user.route({ method: "DELETE", path: "/sous_categories/{id}" }).input(byId).output(byId),
};
