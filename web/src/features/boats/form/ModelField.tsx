import { type BoatModel, splitTypedModel } from "@bosco/domain/boats";
import { frenchNumber, matchesWords, withUnit } from "@bosco/domain/french";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { Combobox } from "../../../ui/choice/Combobox.tsx";
import type { Option } from "../../../ui/choice/option.ts";
import { ErrorNote } from "../../../ui/content/ErrorNote.tsx";
import { Field } from "../../../ui/form/Field.tsx";
import { TextInput } from "../../../ui/form/TextInput.tsx";
import { modelsQuery } from "../queries.ts";
import { CUSTOM_MODEL, modelChoice } from "./boat-values.ts";
import type { BoatFields } from "./use-boat-form.ts";

const custom: Option = {
  value: CUSTOM_MODEL,
  label: "Autre (personnalisé)",
  description: "Votre modèle n’est pas dans la liste",
};

const toOption = ({ id, nom_constructeur, nom_modele, longueur, largeur, annee }: BoatModel): Option => ({
  value: id,
  label: `${nom_constructeur} ${nom_modele}`,
  description: [sizeOf(longueur, largeur), annee].filter(Boolean).join(" · "),
});

const sizeOf = (longueur: number | null, largeur: number | null) =>
  [longueur && (largeur ? frenchNumber(longueur) : withUnit(longueur, "m")), largeur && withUnit(largeur, "m")]
    .filter(Boolean)
    .join(" × ");

const LOADING = "Chargement...";

/** The way out stays in sight whatever is typed. */
const keepCustom = (option: Option, typed: string) =>
  option.value === CUSTOM_MODEL || matchesWords(option.label, typed);

type ModelFieldProps = {
  fields: BoatFields;
  /** Another model is taken than before. */
  onTaken?: () => void;
};

/** Maker and model: one of the catalogue, which fills the rest of the form, or free text. */
export function ModelField({ fields, onTaken }: ModelFieldProps) {
  const { form, text, error, fill } = fields;
  const models = useQuery(modelsQuery);
  const [isCustom, setIsCustom] = useState(false);
  const typed = useRef("");
  /** The names of a model that stands in no catalogue, should one of it be chosen meanwhile. */
  const own = useRef({ nom_constructeur: "", nom_modele: "" });
  const [nom_constructeur, nom_modele] = form.watch(["nom_constructeur", "nom_modele"]);
  const value = isCustom ? CUSTOM_MODEL : modelChoice({ nom_constructeur, nom_modele }, models.data ?? []);

  /** What was looked for in vain is the owner's maker and model. why not the way out itself, which can be looked for too. */
  const keepTyped = () => {
    const isWayOut = matchesWords(custom.label, typed.current);
    const makers = (models.data ?? []).map((model) => model.nom_constructeur);
    const names = typed.current === "" || isWayOut ? own.current : splitTypedModel(typed.current, makers);
    for (const name of ["nom_constructeur", "nom_modele"] as const)
      form.setValue(name, names[name], { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  };
  const choose = (id: string) => {
    if (id !== value) onTaken?.();
    setIsCustom(id === CUSTOM_MODEL);
    const model = models.data?.find((candidate) => candidate.id === id);
    if (model) {
      if (value === CUSTOM_MODEL) own.current = { nom_constructeur, nom_modele };
      typed.current = "";
      return fill(model);
    }
    if (value !== CUSTOM_MODEL) keepTyped();
  };
  const all = [...(models.data ?? []).map(toOption), custom];
  // why no other while they load: who types a name and presses Enter would choose the way out.
  const options = models.isLoading ? all.filter((option) => option.value === value) : all;
  const missing = value === "" ? (error("nom_constructeur") ?? error("nom_modele")) : undefined;

  return (
    <>
      <Field
        label="Modèle"
        required
        hint="Cherchez par constructeur ou modèle. Ce que le catalogue en sait se remplit tout seul."
        error={missing && "Choisissez un modèle, ou « Autre (personnalisé) »."}
        className="sm:col-span-2"
      >
        <Combobox
          options={options}
          value={value}
          onValueChange={choose}
          onTyped={(text) => {
            typed.current = text;
          }}
          filter={keepCustom}
          placeholder={models.isLoading ? LOADING : "Bénéteau, Lagoon 42…"}
          emptyText={models.isLoading ? LOADING : undefined}
        />
      </Field>
      {models.isError && (
        <ErrorNote
          className="sm:col-span-2"
          message="Impossible de charger les modèles de navires."
          onRetry={() => models.refetch()}
          retrying={models.isFetching}
        />
      )}
      {value === CUSTOM_MODEL && (
        <>
          <Field label="Constructeur" required error={error("nom_constructeur")}>
            <TextInput autoComplete="off" {...text("nom_constructeur")} />
          </Field>
          <Field label="Nom du modèle" required error={error("nom_modele")}>
            <TextInput autoComplete="off" {...text("nom_modele")} />
          </Field>
        </>
      )}
    </>
  );
}
